import * as Dialog from 'radix-ui/dialog'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useReturnFocus } from '../../components/dialog/use-return-focus.ts'
import { useIsOnlySpecified } from '../../lib/only-specified.ts'
import { useMenuGroups } from '../menu.ts'
import { type Command, findCommands, fixedCommands } from './commands.ts'
import { Keys } from './keys.tsx'
import styles from './palette.module.css'
import { useEntries } from './use-entries.ts'

interface PaletteProps {
  /** Initial text of the field. */
  initial: string
  onClose: () => void
}

/**
 * Opens any screen and runs common actions by keyboard.
 * `cmdk` was rejected: its 5.6 kB (Brotli) would replace the 30 lines of the combobox below, and its filter does not
 * work for entries that the api has already searched.
 */
export default function Palette({ initial, onClose }: PaletteProps) {
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.shade}>
          <Dialog.Content className={styles.palette} aria-describedby={undefined} {...returnFocus}>
            <Dialog.Title className={styles.title}>Go to</Dialog.Title>
            <Choice initial={initial} onClose={onClose} />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Choice({ initial, onClose }: PaletteProps) {
  const [text, setText] = useState(initial)
  const [wanted, setWanted] = useState(0)
  const navigate = useNavigate()
  const id = useId()
  const commands = findCommands(
    [
      ...fixedCommands(
        useMenuGroups().flatMap(({ entries }) => entries),
        useIsOnlySpecified(),
      ),
      ...useEntries(text),
    ],
    text,
  )
  const active = Math.min(wanted, commands.length - 1)
  const optionId = (index: number) => `${id}-${index}`

  function run({ act }: Command) {
    onClose()
    if (typeof act === 'string') navigate(act)
    else act()
  }
  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    const chosen = commands[active]
    if (step !== undefined && commands.length > 0)
      setWanted((active + step + commands.length) % commands.length)
    else if (event.key === 'Enter' && chosen) run(chosen)
    else return
    event.preventDefault()
  }

  return (
    <>
      <input
        className={styles.input}
        role="combobox"
        aria-label="Search screens, actions, articles, applicants, messages, categories and job vacancies"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={commands.length > 0 ? optionId(active) : undefined}
        placeholder="Search, or type ? for shortcuts"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setWanted(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label="Results">
        {commands.map((command, index) => (
          <div
            key={`${command.group} ${command.act}`}
            id={optionId(index)}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => setWanted(index)}
            onPointerUp={() => run(command)}
          >
            {command.label} <span className={styles.group}>{command.group}</span>
          </div>
        ))}
      </div>
      {text.trim() === '?' ? (
        <Keys />
      ) : (
        commands.length === 0 && <p className={styles.none}>There is no match.</p>
      )}
    </>
  )
}
