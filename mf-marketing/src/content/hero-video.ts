/** The looping film behind the second home page, in the formats that browsers know; none until it is there. */
export const heroVideo: readonly { src: string; type: string }[] = []
