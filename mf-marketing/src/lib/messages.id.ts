/** Validation messages as `shared/contracts` words them; both the browser and the api check these rules. */
const MESSAGES: Readonly<Record<string, string>> = {
  'This field is required.': 'Bagian ini wajib diisi.',
  'Please enter a valid email address.': 'Mohon isi alamat email yang benar.',
  'Please enter a phone number.': 'Mohon isi nomor telepon.',
  'Please enter the age in years.': 'Mohon isi usia dalam tahun.',
}

const TOO_LONG = /^Please use at most ([\d,]+) characters\.$/

/** Translates a validation message into Indonesian; undefined for a message that no form of this remote uses. */
export function inIndonesian(message: string): string | undefined {
  const limit = TOO_LONG.exec(message)?.[1]
  return limit ? `Mohon gunakan paling banyak ${limit.replaceAll(',', '.')} karakter.` : MESSAGES[message]
}
