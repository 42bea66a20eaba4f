import type { JobType } from '@arunika/contracts'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { JOB_TYPES, jobTypeName } from '../job-types.ts'
import styles from './type-select.module.css'

interface TypeSelectProps {
  /** Id of the element that names the dropdown. */
  labelledBy: string
  value: JobType
  onChange: (type: JobType) => void
}

/** Dropdown of the types of job, after the ARIA pattern of a select-only combobox. */
export function TypeSelect({ labelledBy, value, onChange }: TypeSelectProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(value)
  useClickElsewhere(root, isOpen, () => setOpen(false))

  const open = (type = value) => {
    setActive(type)
    setOpen(true)
  }
  const choose = (type: JobType) => {
    setOpen(false)
    onChange(type)
  }
  const press = (event: KeyboardEvent) => {
    const next = isOpen ? neighbour(active, event.key) : undefined
    if (next) setActive(next)
    else if (isOpen && CHOOSE.includes(event.key)) choose(active)
    else if (isOpen && event.key === 'Escape') setOpen(false)
    else if (!isOpen && OPEN.includes(event.key)) open()
    else {
      if (isOpen && event.key === 'Tab') choose(active)
      return
    }
    event.preventDefault()
  }

  return (
    <div className={styles.select} ref={root}>
      <button
        type="button"
        role="combobox"
        className={styles.button}
        id={`${id}-button`}
        aria-labelledby={`${labelledBy} ${id}-button`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onClick={() => (isOpen ? setOpen(false) : open())}
        onKeyDown={press}
      >
        {jobTypeName(value)}
        <span className={styles.mark} aria-hidden="true" />
      </button>
      <div
        className={styles.list}
        role="listbox"
        id={`${id}-list`}
        aria-labelledby={labelledBy}
        hidden={!isOpen}
        tabIndex={-1}
      >
        {JOB_TYPES.map((type) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays on the button, which has the keys
          <div
            key={type}
            id={`${id}-${type}`}
            className={`${styles.option} ${type === active ? styles.active : ''}`}
            role="option"
            aria-selected={type === value}
            tabIndex={-1}
            onPointerMove={() => setActive(type)}
            onClick={() => choose(type)}
          >
            {jobTypeName(type)}
          </div>
        ))}
      </div>
    </div>
  )
}

const OPEN = ['Enter', ' ', 'ArrowDown', 'ArrowUp']
const CHOOSE = ['Enter', ' ']

/** The option that a key leads to; undefined for keys that lead nowhere. */
function neighbour(type: JobType, key: string): JobType | undefined {
  const place = JOB_TYPES.indexOf(type)
  if (key === 'ArrowDown') return JOB_TYPES[Math.min(place + 1, JOB_TYPES.length - 1)]
  if (key === 'ArrowUp') return JOB_TYPES[Math.max(place - 1, 0)]
  if (key === 'Home') return JOB_TYPES[0]
  if (key === 'End') return JOB_TYPES.at(-1)
  if (key.length === 1) return JOB_TYPES.find((other) => startsWith(jobTypeName(other), key))
  return undefined
}

const startsWith = (name: string, letter: string) =>
  letter !== ' ' && name.toLowerCase().startsWith(letter.toLowerCase())

function useClickElsewhere(root: RefObject<Element | null>, isOn: boolean, act: () => void) {
  useEffect(() => {
    if (!isOn) return
    const look = (event: MouseEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) act()
    }
    document.addEventListener('click', look)
    return () => document.removeEventListener('click', look)
  })
}
