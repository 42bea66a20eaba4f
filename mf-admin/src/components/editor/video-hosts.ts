import type { MediaEmbedProvider } from 'ckeditor5'

const frame = (address: string) =>
  `<iframe src="${address}" title="Video" style="width:100%;aspect-ratio:16/9;border:0" allow="fullscreen" referrerpolicy="strict-origin-when-cross-origin"></iframe>`

/** Hosts whose videos a text can link to. The editor shows their players without cookies. */
export const VIDEO_HOSTS: readonly MediaEmbedProvider[] = [
  {
    name: 'youtube',
    url: [
      /^(?:(?:m|music)\.)?youtube\.com\/watch\?(?:.*&)?v=([\w-]+)/,
      /^(?:m\.)?youtube\.com\/(?:embed|shorts|live)\/([\w-]+)/,
      /^youtube-nocookie\.com\/embed\/([\w-]+)/,
      /^youtu\.be\/([\w-]+)/,
    ],
    html: ([, id]) => frame(`https://www.youtube-nocookie.com/embed/${id}`),
  },
  {
    name: 'vimeo',
    // Unlisted videos need the second part of the address.
    url: [
      /^vimeo\.com\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|album\/\d+\/video\/|showcase\/\d+\/video\/)?(\d+)(?:\/([\da-f]+))?/,
      /^player\.vimeo\.com\/video\/(\d+)(?:\?(?:.*&)?h=([\da-f]+))?/,
    ],
    html: ([, id, hash]) => frame(`https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}`),
  },
]
