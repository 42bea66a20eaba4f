/** Messages of the rules of forms, which the browser checks and the api again, as `shared/contracts` words them. */
const MESSAGES: Readonly<Record<string, string>> = {
  'This field is required.': 'Bagian ini wajib diisi.',
  'Please enter a valid email address.': 'Mohon isi alamat email yang benar.',
  'Please enter a phone number.': 'Mohon isi nomor telepon.',
  'Please enter the age in years.': 'Mohon isi usia dalam tahun.',
}

const TOO_LONG = /^Please use at most ([\d,]+) characters\.$/

/** A message of a form in Indonesian; undefined for one that no form of this remote has. */
export function inIndonesian(message: string): string | undefined {
  const limit = TOO_LONG.exec(message)?.[1]
  return limit ? `Mohon gunakan paling banyak ${limit.replaceAll(',', '.')} karakter.` : MESSAGES[message]
}
