/**
 * Variables with which a server is started. glibc retains large blocks that were freed once, which after some
 * pictures of 25 MB are hundreds of megabytes; with a fixed threshold, in bytes, it hands them to the system at once.
 */
export const MEMORY = { MALLOC_MMAP_THRESHOLD_: '262144' }
