/**
 * A loader for the modules of the federation's runtime, which a page lends to its remotes. It removes the
 * constants that identify the host's build: otherwise each remote would be taken for the host, which exposes
 * nothing.
 */
export default (source: string) =>
  source.replaceAll(/FEDERATION_(?:BUILD_IDENTIFIER|HAS_EXPOSES)/g, 'undefined')
