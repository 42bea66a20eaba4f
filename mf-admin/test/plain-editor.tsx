import type { EditorProps } from '../src/components/editor/editor.tsx'

/** Replaces the rich-text editor, which needs a real browser. */
export const PlainEditor = ({ label, language, value, errorId, onChange, onBlur, register }: EditorProps) => (
  <textarea
    ref={register}
    aria-label={label}
    lang={language}
    aria-describedby={errorId}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    onBlur={onBlur}
  />
)
