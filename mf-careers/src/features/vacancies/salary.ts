import type { Vacancy } from '@arunika/contracts'
import type { VacancyPhrases } from './vacancy-phrases.ts'

type Salary = Pick<Vacancy, 'salaryMin' | 'salaryMax'>

export const hasSalary = ({ salaryMin, salaryMax }: Salary) => Boolean(salaryMin || salaryMax)

const rupiah = (amount: number | null | undefined) => (amount ? `Rp ${amount.toLocaleString('id-ID')}` : '')

/** `Rp 5.000.000 – Rp 7.500.000 a month`; empty if no salary is given. */
export const salaryText = (salary: Salary, { salary: inWords }: VacancyPhrases) =>
  hasSalary(salary) ? inWords(rupiah(salary.salaryMin), rupiah(salary.salaryMax)) : ''
