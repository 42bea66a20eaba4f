import type { FocusPoint } from '@arunika/contracts'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { invalidFields, isRefusal } from '../../lib/field-errors.ts'
import type { ReceivedFile } from '../../lib/receive-form.ts'
import type { Actor } from '../audit/repository.ts'
import { findPictureOfFile, holdPictureOfFile } from '../media/repository.ts'
import {
  addToLibrary,
  removeStored,
  type StoredPicture,
  settleFiles,
  storeForLibrary,
} from '../media/stored-picture.ts'
import {
  type Picture,
  type PictureKind,
  remakeSocialCard,
  storeSocialCard,
} from '../uploads/public-pictures.ts'

export const FEATURED: PictureKind = { folder: 'articles', field: 'featured_image' }

const pictureGone = () =>
  invalidFields({ [FEATURED.field]: ['This picture is not in the library any more. Please choose another.'] })

/** The stored fields of a featured picture. */
interface StoredImage {
  pictures: Picture[]
  socialCard: string | null
}

/** The picture in a form: an uploaded file, or the path of one in the library. */
interface ChosenImage {
  file: ReceivedFile | undefined
  mediaPicture: string | undefined
  focus: FocusPoint
  alt: string | undefined
}

type Take = (transaction: Executor) => Promise<Partial<StoredImage>>

export function createFeaturedImages({ db, store }: Pick<Context, 'db' | 'store'>) {
  async function cardOf({ mediaPicture = '', focus }: ChosenImage): Promise<string | null> {
    const [largest] = (await findPictureOfFile(db, mediaPicture))?.sizes ?? []
    if (!largest) throw pictureGone()
    return (await remakeSocialCard(store, largest.path, FEATURED, focus)) ?? null
  }

  return {
    /**
     * Stores the form's picture, runs the work, and removes the picture again if the work fails.
     * @param work calls its argument first, before it locks an article, because everywhere the picture is locked before
     *   articles. The argument returns no fields if the form has no picture.
     */
    async withImage<Saved>(
      chosen: ChosenImage,
      by: Actor,
      work: (take: Take) => Promise<Saved>,
    ): Promise<Saved> {
      const { file, mediaPicture, focus, alt = '' } = chosen
      let stored: StoredPicture | undefined
      let socialCard: string | null = null
      let isNew = true
      async function take(transaction: Executor): Promise<Partial<StoredImage>> {
        if (stored) {
          const added = await addToLibrary(transaction, by, stored, { alt, focus })
          isNew = added.isNew
          return { pictures: added.row.sizes, socialCard }
        }
        if (!mediaPicture) return {}
        const picture = await holdPictureOfFile(transaction, mediaPicture)
        if (!picture) throw pictureGone()
        return { pictures: picture.sizes, socialCard }
      }
      try {
        if (file) {
          stored = await storeForLibrary(store, file, FEATURED)
          socialCard = await storeSocialCard(store, file.tempPath, FEATURED, focus)
        } else if (mediaPicture) socialCard = await cardOf(chosen)
        const saved = await work(take)
        if (stored) await settleFiles(store, stored, isNew)
        return saved
      } catch (error) {
        // After a lost connection the article may have been saved, so the orphan sweep decides.
        if (isRefusal(error)) {
          if (stored) await removeStored(store, stored)
          if (socialCard) await store.remove('public', [socialCard])
        }
        throw error
      }
    },
  }
}
