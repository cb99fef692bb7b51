import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { fetchCall } from '#kernel/web/api.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import type { PersonOfMatrix, RightsOfScope } from '../../right.model.ts'
import { rightsCalls } from '../../rights.calls.ts'
import { PersonSearch } from '../person-search.tsx'
import { copyColumn, settingIn } from './matrix-changes.ts'
import { columnsOf, type MatrixColumn, resultOf, savedIn } from './matrix-column.ts'
import { useColumnNames } from './use-column-names.ts'
import type { Matrix } from './use-matrix.ts'

type Props = {
  matrix: Matrix
  /** The column that was looked at last. */
  target: MatrixColumn | undefined
  /** Services that can be copied from though they are no columns here. */
  further?: readonly RightsOfScope[] | undefined
  onClose: () => void
}

/** Makes a service or a person what another one is. Ceilings bound it as ever; the difference is seen before it is saved. */
export function CopyDialog({ matrix, target, further = [], onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const nameOfColumn = useColumnNames()
  const { tree, columns } = matrix
  const targets = columns.filter(({ mayEdit, part }) => mayEdit && part === 'value')
  const [toKey, setToKey] = useState((targets.find(({ key }) => key === target?.key) ?? targets[0])?.key ?? '')
  const [fromKey, setFromKey] = useState('')
  const [person, setPerson] = useState<PersonOfMatrix | null>(null)
  const [isFetching, setIsFetching] = useState(false)
  const to = targets.find(({ key }) => key === toKey)
  const known = [...columns.filter(({ part }) => part === 'value'), ...columnsOf(further)]
  const sources = known.filter(({ scope, key }) => scope === to?.scope && key !== toKey)
  const takesPeople = to?.scope === 'service' || to?.scope === 'user'

  const copy = async () => {
    const from = sources.find(({ key }) => key === fromKey)
    if (!to || !(from || person)) return
    let next = matrix.changes
    let limited = 0
    const give = (column: MatrixColumn, settingOf: Parameters<typeof copyColumn>[3]) => {
      const given = copyColumn(tree, next, column, settingOf)
      next = given.changes
      limited += given.limited
    }
    if (from) give(to, id => settingIn(matrix.changes, from, id))
    else if (person) {
      setIsFetching(true)
      const rights = await fetchCall(rightsCalls.getRightsOfUser, { userId: person.id }).finally(() =>
        setIsFetching(false),
      )
      if (to.scope === 'service') give(to, id => savedIn(resultOf(rights), id))
      else for (const own of columnsOf([rights])) copySide(own)
    }
    function copySide(own: MatrixColumn) {
      const side = columns.find(({ scopeId, part }) => scopeId === to?.scopeId && part === own.part)
      if (side && own.part !== 'result') give(side, id => savedIn(own, id))
    }
    matrix.change(next)
    if (limited > 0) alert.warning(t('rights.matrix.limited', { count: limited }))
    onClose()
  }

  return (
    <Dialog
      title={t('rights.copy')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('verb.cancel')}
          </Button>
          <Button variant="contained" disabled={!to || !(fromKey || person)} loading={isFetching} onClick={copy}>
            {t('rights.copy.do')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('rights.copy.text')}</Typography>
        {targets.length > 1 && (
          <TextField
            select
            label={t('rights.copy.to')}
            value={toKey}
            onChange={({ target: { value } }) => setToKey(value)}
          >
            {targets.map(column => (
              <MenuItem key={column.key} value={column.key}>
                {column.name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {sources.length > 0 && (
          <TextField
            select
            label={t('rights.copy.from')}
            value={fromKey}
            onChange={({ target: { value } }) => {
              setFromKey(value)
              setPerson(null)
            }}
          >
            {sources.map(column => (
              <MenuItem key={column.key} value={column.key}>
                {nameOfColumn(column)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {takesPeople && (
          <PersonSearch
            label={t(sources.length > 0 ? 'rights.copy.or-person' : 'rights.copy.person')}
            value={person}
            except={to?.scopeId}
            onChange={chosen => {
              setPerson(chosen)
              setFromKey('')
            }}
          />
        )}
      </Box>
    </Dialog>
  )
}
