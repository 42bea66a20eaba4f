/**
 * Environment variables for starting a server. By default glibc retains freed large blocks, which amount to
 * hundreds of megabytes after some pictures of 25 MB; with a fixed threshold, in bytes, it returns them to
 * the system at once.
 */
export const MEMORY = { MALLOC_MMAP_THRESHOLD_: '262144' }
