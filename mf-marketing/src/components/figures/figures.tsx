import styles from './figures.module.css'

interface FiguresProps {
  figures: readonly { figure: string; text: string }[]
  className?: string | undefined
}

/** Large figures with their labels below; set `--figure` and `--figure-text` on `className` for size and colour. */
export function Figures({ figures, className = '' }: FiguresProps) {
  return (
    <dl className={`${styles.figures} ${className}`}>
      {figures.map(({ figure, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
