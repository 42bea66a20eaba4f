import type { PolicySources } from '@anyam/host/server/http/headers'
import type { Settings } from '@anyam/server/env'

/** Other hosts that pages use: of the gallery, and of players and maps. */
export const policy = ({ lmsUrl }: Pick<Settings, 'lmsUrl'>): PolicySources => ({
  media: [lmsUrl],
  frames: ['https://www.youtube-nocookie.com', 'https://www.google.com'],
  adminFrames: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
})
