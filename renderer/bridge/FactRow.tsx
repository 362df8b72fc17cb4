// Figures side by side: what each is above, how much it is below.
import styles from './FactRow.module.css'

interface Figure {
  readonly id: string
  readonly label: string
  readonly value: number | string
}

export const FactRow = ({ facts }: { readonly facts: readonly Figure[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ id, label, value }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
