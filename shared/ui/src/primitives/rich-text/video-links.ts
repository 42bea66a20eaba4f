const video = /<oembed url="(https?:\/\/[^"]+)">\s*<\/oembed>/g

/**
 * The editor stores a video as its address only, which no browser shows. It becomes a link: nothing is loaded
 * from another host before the visitor requests it.
 * @param html sanitised by the api, so that attributes are written in one way
 */
export const linkVideos = (html: string) =>
  html.replace(video, '<a href="$1" target="_blank" rel="noopener noreferrer">Watch the video</a>')
