import type { useLocation } from 'react-router-dom'

type Location = ReturnType<typeof useLocation>

/** Addresses of pages whose address differs from the router's, by the router's key of the page. */
const addresses = new Map<string, string>()

/** Changes the address of the open page. The router would remount the page while a person types in it. */
export function takeAddress({ key }: Location, address: string) {
  window.history.replaceState(window.history.state, '', address)
  addresses.set(key, address)
}

/** The address at which a reload finds the open page. */
export const addressOf = ({ key, pathname, search }: Location) => addresses.get(key) ?? pathname + search

/** Called when the page unmounts. */
export const leaveAddress = ({ key }: Location) => addresses.delete(key)
