/** Navigation state of a redirect to the login, with the path to open afterwards. */
export interface LoginState {
  from: string
}

export const wantedPath = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : '/admin'
