import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { EmployeeRow } from '#rh/employees/employee.model.ts'
import { employeeHistoryCalls } from '../employee-history.calls.ts'
import { type ManyPlaced, mostPlaced } from '../many-places.model.ts'
import { ForeseenPlaces } from './foreseen-places.tsx'
import { type ChosenPlace, ManyPlacesForm } from './many-places-form.tsx'
import { PlacesSummary } from './places-summary.tsx'
import { useOfferedSites } from './use-offered-sites.ts'

type Props = { people: readonly EmployeeRow[]; onClose: (hasPlaced: boolean) => void }

/** Places many people: where and from when, then what will become of each, then what has become of them. */
export function PlaceManyDialog({ people, onClose }: Props) {
  const t = useT()
  const offered = useOfferedSites()
  const { send: foresee } = useSend(employeeHistoryCalls.placeManyEmployees, { staysOnPage: true })
  const { send: place } = useSend(employeeHistoryCalls.placeManyEmployees, {
    staysOnPage: true,
  })
  const [chosen, setChosen] = useState<ChosenPlace | null>(null)
  const [foreseen, setForeseen] = useState<ManyPlaced | null>(null)
  const [told, setTold] = useState<ManyPlaced | null>(null)
  const employeeIds = people.map(({ id }) => id)
  const isTooMany = people.length > mostPlaced
  const leave = () => onClose(told !== null)
  const close = (
    <Button variant="contained" onClick={leave}>
      {t('verb.close')}
    </Button>
  )

  const choose = async (choice: ChosenPlace) => {
    const { companyId: _, ...fields } = choice
    setForeseen(await foresee({ ...fields, employeeIds, dryRun: true }))
    setChosen(choice)
  }
  const placeThem = async ({ companyId: _, ...fields }: ChosenPlace) => setTold(await place({ ...fields, employeeIds }))

  return (
    <Dialog
      title={t('rh.history.many-place', { count: people.length })}
      onClose={leave}
      actions={(told || isTooMany) && close}
    >
      {isTooMany && <Alert severity="info">{t('rh.history.many-too-many', { most: mostPlaced })}</Alert>}
      {!isTooMany && !offered && <LinesSkeleton lines={3} />}
      {!isTooMany && offered && !foreseen && (
        <ManyPlacesForm people={people} offered={offered} chosen={chosen} onChoose={choose} onCancel={leave} />
      )}
      {offered && chosen && foreseen && !told && (
        <ForeseenPlaces
          foreseen={foreseen}
          chosen={chosen}
          offered={offered}
          onPlace={() => placeThem(chosen)}
          onChange={() => setForeseen(null)}
          onCancel={leave}
        />
      )}
      {told && <PlacesSummary outcome={told} isDone />}
    </Dialog>
  )
}
