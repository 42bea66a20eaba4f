/** Receives a line about the progress of a command, for people. */
export type Report = (line: string) => void

/** Line about a build that is not in the store yet. */
export const buildingText = (remote: string, build: string) => `Building ${remote} ${build} …`
