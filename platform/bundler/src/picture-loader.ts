import type { LoaderContext } from '@rspack/core'
import { pictureModule } from './picture-module.ts'

/** Lets a remote import a picture in all its widths and formats at once. */
export default function pictureLoader(this: LoaderContext): void {
  const done = this.async()
  // Rebuilds when a width is added or removed.
  this.addContextDependency(this.context ?? '')
  pictureModule(this.resourcePath).then((source) => done(null, source), done)
}
