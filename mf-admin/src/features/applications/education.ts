const LEVELS: Record<string, string> = {
  shs: 'SMA/SMK/Sederajat (Senior High School)',
  d1: 'Diploma 1',
  d2: 'Diploma 2',
  d3: 'Diploma 3',
  d4: 'Diploma 4',
  s1: 'Strata 1',
  s2: 'Strata 2',
}

/** Level of education in words; `N/A` for what the form does not offer. */
export const educationName = (level: string) => (Object.hasOwn(LEVELS, level) ? LEVELS[level] : 'N/A')
