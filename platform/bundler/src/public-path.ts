import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core'

const NAME = 'OwnPublicPathPlugin'

/**
 * Makes a build find its files next to its entry, on any origin. Inside the site the addresses have no
 * origin, so that server and browser render the same.
 */
export class OwnPublicPathPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk, requirements) => {
        requirements.add(RuntimeGlobals.publicPath)
        compilation.addRuntimeModule(chunk, new WithoutOwnOrigin())
      }),
    )
  }
}

class WithoutOwnOrigin extends RuntimeModule {
  constructor() {
    // Runs after the module that determines the public path.
    super('without own origin', RuntimeModule.STAGE_TRIGGER)
  }

  override generate() {
    const path = RuntimeGlobals.publicPath
    return `${path} = ${path}.replace(location.origin + "/", "/");`
  }
}
