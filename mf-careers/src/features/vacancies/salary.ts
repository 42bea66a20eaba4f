import type { Vacancy } from '@arunika/contracts'

type Salary = Pick<Vacancy, 'salaryMin' | 'salaryMax'>

export const hasSalary = ({ salaryMin, salaryMax }: Salary) => Boolean(salaryMin || salaryMax)

const rupiah = (amount: number) => `Rp ${amount.toLocaleString('id-ID')}`

/** `Rp 5.000.000 – Rp 7.500.000 a month`; empty when nothing is said. */
export function salaryText({ salaryMin, salaryMax }: Salary): string {
  if (salaryMin && salaryMax) return `${rupiah(salaryMin)} – ${rupiah(salaryMax)} a month`
  if (salaryMin) return `from ${rupiah(salaryMin)} a month`
  return salaryMax ? `up to ${rupiah(salaryMax)} a month` : ''
}
