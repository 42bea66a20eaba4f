import { defineWords } from '@anyam/federation'
import type { ServiceLead } from './services.ts'

const opening: ServiceLead = {
  lead: 'Augmented, virtual and mixed reality for places where people learn, work and wonder, on whichever glass, phone or headset they have.',
}

const english = {
  opening,
  offersTitle: 'Three kinds of seeing',
  offers: {
    augmented: {
      name: 'Augmented Reality',
      text: 'Products in the living room, dinosaurs in the schoolyard, instructions on the machine: seen through the phone that everybody has.',
    },
    virtual: {
      name: 'Virtual Reality',
      text: 'Rooms that do not exist yet and places that no longer do, built to be walked through without a queasy stomach.',
    },
    mixed: {
      name: 'HoloLens',
      text: 'Mixed reality for hands that are busy: surgery training, assembly lines and exhibitions where visitors look each other in the eye.',
    },
  },
  worksTitle: 'At work today',
  works: {
    banjir: {
      name: 'Banjir Watch',
      text: 'A flood-watch dashboard: gauges of forty rivers, and who has been warned.',
    },
    gudang: {
      name: 'Gudang Twin',
      text: 'A warehouse’s digital twin in a headset: every pallet with its way and its wait.',
    },
  },
}

export type InformationTechnologyWords = typeof english

export const informationTechnologyWords = defineWords(english)
