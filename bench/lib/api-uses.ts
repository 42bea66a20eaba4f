import { type AnyNode, parse } from 'acorn'
import { fullAncestor } from 'acorn-walk'
import type { NewerApis } from './newer-apis.ts'

/** A call of an API that may be missing, without a test for it. */
export interface ApiUse {
  api: string
  /** The surrounding source text. */
  source: string
}

export interface Script {
  text: string
  tree: AnyNode
  /** Names of properties that the script itself defines. */
  defined: ReadonlySet<string>
}

export function readScript(text: string, isModule: boolean): Script {
  const tree = parse(text, { ecmaVersion: 'latest', sourceType: isModule ? 'module' : 'script' })
  const defined = new Set<string>()
  fullAncestor(tree, (node, _state, ancestors) => {
    const key = keyOf(node as AnyNode, ancestors.at(-2) as AnyNode)
    if (key !== undefined) defined.add(key)
  })
  return { text, tree, defined }
}

function keyOf(node: AnyNode, parent: AnyNode | undefined): string | undefined {
  if (node.type === 'Property' && parent?.type === 'ObjectPattern') return undefined
  if (node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition')
    return node.computed ? undefined : nameOf(node.key)
  return node.type === 'AssignmentExpression' ? nameOf(node.left) : undefined
}

/** Name that an expression reads: a variable, a property, or a string that names one. */
function nameOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'MemberExpression') return node.computed ? undefined : nameOf(node.property)
  return node.type === 'ChainExpression' ? nameOf(node.expression) : undefined
}

/**
 * Finds calls of APIs that may be missing, without a test for them.
 * @param isOwn returns whether any script of the site defines a property with this name
 */
export function apiUses(
  { text, tree, defined }: Script,
  newer: NewerApis,
  isOwn: (name: string) => boolean,
): ApiUse[] {
  const declared = declaredIn(tree)
  const uses: ApiUse[] = []
  const isNewerGlobal = (name: string) => newer.globals.has(name) && !declared.has(name)

  fullAncestor(tree, (found, _state, all) => {
    const node = found as AnyNode
    const ancestors = all.slice(0, -1) as AnyNode[]
    const parent = ancestors.at(-1)
    if (!parent) return
    const api = node.type === 'Identifier' ? globalAt(node, parent) : memberAt(node, parent)
    const name = api?.slice(api.lastIndexOf('.') + 1)
    if (api === undefined || name === undefined || isTested(name, [...ancestors, node])) return
    const source = text.slice(Math.max(0, node.start - 60), node.end + 30)
    uses.push({ api, source: source.replaceAll('\n', ' ') })
  })
  return uses

  function globalAt(node: AnyNode & { type: 'Identifier' }, parent: AnyNode) {
    if (!isNewerGlobal(node.name)) return undefined
    const isKey =
      (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
      ('key' in parent && parent.key === node && !('shorthand' in parent && parent.shorthand))
    const isTest = parent.type === 'UnaryExpression' && parent.operator === 'typeof'
    return isKey || isTest ? undefined : node.name
  }

  function memberAt(node: AnyNode, parent: AnyNode) {
    if (node.type !== 'MemberExpression' || node.computed || node.optional) return undefined
    const name = nameOf(node.property) ?? ''
    const isCalled =
      'callee' in parent && parent.callee === node && !('optional' in parent && parent.optional)
    const isRead = parent.type === 'MemberExpression' && parent.object === node && !parent.optional
    const object = nameOf(node.object)
    const isOfGlobal = node.object.type === 'Identifier' && !declared.has(node.object.name)
    if (isOfGlobal && /^(window|self|globalThis)$/.test(object ?? ''))
      return (isCalled || isRead) && newer.globals.has(name) ? name : undefined
    const whole = `${object}.${name}`
    if (newer.members.has(whole) && (isOfGlobal || object === 'navigator'))
      return isCalled || isRead ? whole : undefined
    // Classes define their own methods, and a global that may be missing is itself reported as a use.
    if (isOfGlobal && (/^[A-Z]/.test(object ?? '') || newer.globals.has(object ?? ''))) return undefined
    if (!isCalled) return undefined
    if (newer.methods.has(name)) return defined.has(name) ? undefined : `.${name}`
    return newer.domMethods.has(name) && !isOwn(name) ? `.${name}` : undefined
  }
}

/** True if the code around a use runs only under a condition that reads the name. */
function isTested(name: string, path: readonly AnyNode[]): boolean {
  return path.some((node, index) => {
    const inner = path[index + 1]
    if (node.type === 'LogicalExpression') return inner === node.right && reads(node.left, name)
    if (node.type === 'ConditionalExpression' || node.type === 'IfStatement')
      return inner !== node.test && reads(node.test, name)
    // An early return counts as a test.
    if (node.type !== 'BlockStatement') return false
    const before = node.body.slice(0, node.body.indexOf(inner as never))
    return before.some(
      (statement) =>
        statement.type === 'IfStatement' && leaves(statement.consequent) && reads(statement.test, name),
    )
  })
}

const leaves = (node: AnyNode): boolean =>
  node.type === 'ReturnStatement' ||
  node.type === 'ThrowStatement' ||
  (node.type === 'BlockStatement' && node.body.some(leaves))

function reads(condition: AnyNode, name: string): boolean {
  let isRead = false
  fullAncestor(condition, (node) => {
    isRead ||= nameOf(node as AnyNode) === name
  })
  return isRead
}

/** Names of all variables, parameters, functions and classes of a script. */
function declaredIn(tree: AnyNode): ReadonlySet<string> {
  const names = new Set<string>()
  const bind = (pattern: AnyNode | null | undefined): void => {
    if (!pattern) return
    if (pattern.type === 'Identifier') names.add(pattern.name)
    else if (pattern.type === 'ObjectPattern') pattern.properties.forEach(bind)
    else if (pattern.type === 'Property') bind(pattern.value)
    else if (pattern.type === 'ArrayPattern') pattern.elements.forEach(bind)
    else if (pattern.type === 'AssignmentPattern') bind(pattern.left)
    else if (pattern.type === 'RestElement') bind(pattern.argument)
  }
  fullAncestor(tree, (found) => {
    const node = found as AnyNode
    if (node.type === 'VariableDeclarator') bind(node.id)
    if ('params' in node) node.params.forEach(bind)
    if (/^(Function|Class)/.test(node.type) && 'id' in node) bind(node.id)
    if (node.type === 'CatchClause') bind(node.param)
    if (/^Import.*Specifier$/.test(node.type) && 'local' in node) bind(node.local as AnyNode)
  })
  return names
}
