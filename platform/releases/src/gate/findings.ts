import type { Judgement } from './interleave.ts'
import { UntriedError } from './untried.ts'

/** Findings of a stage at several widths. Equal findings are reported once. */
export class Findings {
  readonly #widths: readonly number[]
  readonly #refusals = new Map<string, number[]>()
  readonly #remarks = new Map<string, number[]>()
  readonly #untried = new Map<string, number[]>()

  constructor(widths: readonly number[]) {
    this.#widths = widths
  }

  /** @param address of the page, if the findings do not contain it */
  add(width: number, { refusals, remarks, untried }: Judgement, address?: string): void {
    const report = (into: Map<string, number[]>, text: string) => {
      const finding = address === undefined ? text : `${address} ${text}`
      into.set(finding, [...(into.get(finding) ?? []), width])
    }
    for (const text of refusals) report(this.#refusals, text)
    for (const text of remarks) report(this.#remarks, text)
    for (const text of untried) report(this.#untried, text)
  }

  /**
   * @returns the reasons to refuse the candidate
   * @throws UntriedError if there are none, but something could not be tried
   */
  conclude(): string[] {
    const refusals = this.#inWords(this.#refusals)
    if (refusals.length > 0) return refusals
    if (this.#untried.size > 0) throw new UntriedError(this.#inWords(this.#untried).join(' '))
    return []
  }

  /** Problems of the candidate that its control has as well. */
  remarks(): string[] {
    return this.#inWords(this.#remarks)
  }

  #inWords(found: ReadonlyMap<string, number[]>): string[] {
    return [...found].map(([text, widths]) => {
      const all = this.#widths.filter((width) => widths.includes(width))
      return `At ${all.join(' and ')} px ${text}.`
    })
  }
}
