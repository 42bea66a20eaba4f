/** `Rp 450.000`, the Indonesian format. Avoids `Intl`, whose first use takes 40 ms on a phone. */
export const rupiah = (amount: number) => `Rp ${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`
