declare module 'react-refresh/runtime' {
  export function createSignatureFunctionForTransform(): (type: unknown, key?: string) => unknown
  export function getFamilyByType(type: unknown): object | undefined
  export function injectIntoGlobalHook(global: Window): void
  export function isLikelyComponentType(type: unknown): boolean
  export function performReactRefresh(): void
  export function register(type: unknown, id: string): void
}
