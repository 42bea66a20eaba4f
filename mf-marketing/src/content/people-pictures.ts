import adrian from './people/adrian.svg'
import asep from './people/asep.svg'
import bayu from './people/bayu.svg'
import bima from './people/bima.svg'
import dimas from './people/dimas.svg'
import hasan from './people/hasan.svg'
import intan from './people/intan.svg'
import kevin from './people/kevin.svg'
import maria from './people/maria.svg'
import rani from './people/rani.svg'
import ratna from './people/ratna.svg'
import salma from './people/salma.svg'
import sekarAyuningtyas from './people/sekar-ayuningtyas.svg'
import sekarParamitha from './people/sekar-paramitha.svg'
import tiara from './people/tiara.svg'
import yoga from './people/yoga.svg'
import type { PeopleWords } from './people.ts'

export interface Portrayed<Key extends string = string> {
  key: Key
  name: string
  /** URL of the portrait. */
  portrait: string
}

export const directors: readonly Portrayed<keyof PeopleWords['directors']>[] = [
  { key: 'president', name: 'Adrian Koh Wei Ming', portrait: adrian },
  { key: 'academy', name: 'Ratna Wibisono', portrait: ratna },
  { key: 'studio', name: 'Sekar Paramitha', portrait: sekarParamitha },
]

/** Everyone else, by group. */
export const faces: {
  readonly [Group in keyof PeopleWords['groups']]: readonly Portrayed<
    keyof PeopleWords['groups'][Group]['people'] & string
  >[]
} = {
  teachers: [
    { key: 'yoga', name: 'Yoga Pamungkas', portrait: yoga },
    { key: 'tiara', name: 'Tiara Lestari', portrait: tiara },
    { key: 'rani', name: 'Rani Prameswari', portrait: rani },
    { key: 'asep', name: 'Asep Sunarya', portrait: asep },
    { key: 'dimas', name: 'Dimas Kurniawan', portrait: dimas },
  ],
  staff: [
    { key: 'sekar', name: 'Sekar Ayuningtyas', portrait: sekarAyuningtyas },
    { key: 'bayu', name: 'Bayu Anggara', portrait: bayu },
    { key: 'intan', name: 'Intan Maharani', portrait: intan },
    { key: 'hasan', name: 'Hasan Basri', portrait: hasan },
  ],
  alumni: [
    { key: 'salma', name: 'Salma Nuraini', portrait: salma },
    { key: 'kevin', name: 'Kevin Tanuwijaya', portrait: kevin },
    { key: 'maria', name: 'Maria Yoku', portrait: maria },
    { key: 'bima', name: 'Bima Aditya', portrait: bima },
  ],
}
