import type { useLocation } from 'react-router-dom'

type Location = ReturnType<typeof useLocation>

/** Addresses of pages that are open under another one than the router has, by the router's key of the page. */
const addresses = new Map<string, string>()

/** Gives the open page another address; by the router it would be replaced while somebody types in it. */
export function takeAddress({ key }: Location, address: string) {
  window.history.replaceState(window.history.state, '', address)
  addresses.set(key, address)
}

/** The address by which a reload finds the open page. */
export const addressOf = ({ key, pathname, search }: Location) => addresses.get(key) ?? pathname + search

/** Called when the page goes. */
export const leaveAddress = ({ key }: Location) => addresses.delete(key)
