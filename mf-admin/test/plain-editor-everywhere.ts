import { vi } from 'vitest'

vi.mock('../src/components/editor/use-editor-code.ts', async () => {
  const { PlainEditor } = await import('./plain-editor.tsx')
  return { useEditorCode: () => ({ Editor: PlainEditor, failed: false, retry: () => {} }) }
})
