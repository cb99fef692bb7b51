import type { MatrixElement } from '../../right.model.ts'
import { LevelSign } from './level-sign.tsx'
import type { Setting } from './matrix-column.ts'
import { useLevelNames } from './use-level-names.ts'

type Props = { kind: MatrixElement['kind']; setting: Setting }

/** A level in a line or a choice, where the dash of the grid would say nothing. Needs `levelStyles` around it. */
export function LevelWord({ kind, setting }: Props) {
  const name = useLevelNames()(kind, setting)
  return setting === 0 ? <span className="level-free">{name}</span> : <LevelSign setting={setting} name={name} />
}
