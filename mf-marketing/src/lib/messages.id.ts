/** Validation messages as `shared/contracts` words them; both the browser and the api check these rules. */
const MESSAGES: Readonly<Record<string, string>> = {
  'This field is required.': 'Bagian ini wajib diisi.',
  'Please enter a valid email address.': 'Mohon isi alamat email yang benar.',
  'Please enter a phone number.': 'Mohon isi nomor telepon.',
  'Please enter the age in years.': 'Mohon isi usia dalam tahun.',
  'The last place of this trial has just been taken. Please choose another time.':
    'Tempat terakhir untuk jadwal ini baru saja terisi. Silakan pilih jadwal lain.',
  'This trial can no longer be booked. Please choose another time.':
    'Jadwal ini sudah tidak bisa dipilih. Silakan pilih jadwal lain.',
}

const AGES = /^This class is (?:for ages (\d+) to (\d+)|from (\d+) years)\. /
const TOO_LONG = /^Please use at most ([\d,]+) characters\.$/

/** Translates a validation message into Indonesian; undefined for a message that no form of this remote uses. */
export function inIndonesian(message: string): string | undefined {
  const [isAges, from, to, atLeast] = AGES.exec(message) ?? []
  if (isAges) {
    const whom = atLeast ? `mulai usia ${atLeast} tahun` : `untuk usia ${from} sampai ${to} tahun`
    return `Kelas ini ${whom}. Silakan pilih kelas lain, atau tanyakan kepada kami.`
  }
  const limit = TOO_LONG.exec(message)?.[1]
  return limit ? `Mohon gunakan paling banyak ${limit.replaceAll(',', '.')} karakter.` : MESSAGES[message]
}
