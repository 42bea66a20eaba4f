import { useShortcut } from '../../../components/form/use-shortcut.ts'

/** Ctrl+Enter publishes from anywhere in the form. With the pointer, the publishing choice and Submit do. */
export function PublishKey({ onPublish }: { onPublish: () => void }) {
  useShortcut('Enter', onPublish)
  return null
}
