import { itBanjir, itGudang, techAr, techHololens, techVr } from './pictures.ts'
import type { PicturedOffer } from './services.ts'

export const immersiveServices: readonly PicturedOffer[] = [
  {
    name: 'Augmented Reality',
    text: 'Products in the living room, dinosaurs in the schoolyard, instructions on the machine: seen through the phone that everybody has.',
    picture: techAr,
  },
  {
    name: 'Virtual Reality',
    text: 'Rooms that do not exist yet and places that no longer do, built to be walked through without a queasy stomach.',
    picture: techVr,
  },
  {
    name: 'HoloLens',
    text: 'Mixed reality for hands that are busy: surgery training, assembly lines and exhibitions where visitors look each other in the eye.',
    picture: techHololens,
  },
]

export const immersiveWorks: readonly PicturedOffer[] = [
  {
    name: 'Banjir Watch',
    text: 'A flood-watch dashboard: gauges of forty rivers, and who has been warned.',
    picture: itBanjir,
  },
  {
    name: 'Gudang Twin',
    text: 'A warehouse’s digital twin in a headset: every pallet with its way and its wait.',
    picture: itGudang,
  },
]
