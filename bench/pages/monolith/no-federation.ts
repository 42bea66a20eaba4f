/** Takes the place of what in the shell belongs to federation alone. */
export const loadContainersBy = () => {}
export const offeredModules = () => ({})

/** In one application every script is one of its own. */
export const guardSinks = () => {
  const asItIs = (text: string) => text
  window.trustedTypes?.createPolicy('default', { createScriptURL: asItIs, createHTML: asItIs })
}
