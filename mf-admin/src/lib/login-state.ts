/** Navigation state of a redirect to the login: where to go afterwards. */
export interface LoginState {
  from: string
}

export const wantedPath = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : '/admin'
