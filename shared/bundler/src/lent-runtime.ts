/**
 * A loader for the modules of the federation's runtime, which a page lends to its remotes: they must not be told what
 * the host's build alone is, or each remote would be taken for the host, which exposes nothing.
 */
export default (source: string) =>
  source.replaceAll(/FEDERATION_(?:BUILD_IDENTIFIER|HAS_EXPOSES)/g, 'undefined')
