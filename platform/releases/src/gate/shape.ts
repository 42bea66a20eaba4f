import type { Gate } from './candidate.ts'

/** The build exposes everything that the contract between shell and remotes requires. */
export const shape: Gate = async ({ manifest, probe, remarks }) => {
  if (manifest.rendered)
    remarks.push({
      gate: 'shape',
      reason: 'Its pages are rendered by browsers; servers send only their headings.',
    })
  const { contract, problems, ...found } = await probe()
  if (manifest.contract !== contract)
    return [`It was made for contract ${manifest.contract}; the live shell supports contract ${contract}.`]
  if (problems.length > 0) return problems
  const routes = found.routes.map(({ path }) => path)
  const undeclared = routes.filter((path) => !manifest.routes.includes(path))
  return [
    ...undeclared.map((path) => `It exposes the route ${path}, which its manifest does not name.`),
    ...manifest.routes.flatMap((path) =>
      routes.includes(path) ? [] : `Its manifest names the route ${path}, which it does not expose.`,
    ),
  ]
}
