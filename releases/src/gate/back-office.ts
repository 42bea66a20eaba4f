export const BACK_OFFICE = '/admin'

export const isBackOffice = (address: string) =>
  address === BACK_OFFICE || address.startsWith(`${BACK_OFFICE}/`)
