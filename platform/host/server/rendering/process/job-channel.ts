/** File descriptor to which a render process writes the number of the job that it works on from there. */
export const JOB_CHANNEL = 4
/** Size of such a number: an unsigned integer, least significant byte first. */
export const JOB_BYTES = 4
