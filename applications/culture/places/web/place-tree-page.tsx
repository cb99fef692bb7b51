import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import { type PlaceOfTree, placesElement } from '../place.model.ts'
import { placesCalls } from '../places.calls.ts'
import { NewPlaceDialog, PlaceDialog } from './place-dialog.tsx'
import { type ActOnPlace, PlaceTable } from './place-table.tsx'
import { RowsDialog } from './rows-dialog.tsx'

/** Sites, greenhouses, plots, and all that stands in them, with their areas. */
export function PlaceTreePage() {
  const t = useT()
  const level = useLevel(placesElement)
  const tree = useCall(placesCalls.getPlaceTree, {})
  const [doing, setDoing] = useState<{ act: ActOnPlace; place?: PlaceOfTree }>()
  const done = () => setDoing(undefined)
  const add = level >= 2 && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setDoing({ act: 'add' })}>
      {t('verb.add')}
    </Button>
  )
  return (
    <Page title={t('culture.places.title')} actions={add}>
      {tree.isError && <Failed error={tree.error} onRetry={() => tree.refetch()} />}
      {tree.isPending && <LinesSkeleton lines={8} />}
      {tree.data?.length === 0 && (
        <Card>
          <Empty title={t('culture.places.none')} text={t('culture.places.none-text')} />
        </Card>
      )}
      {tree.data && tree.data.length > 0 && (
        <PlaceTable places={tree.data} onAct={(act, place) => setDoing({ act, place })} />
      )}
      {doing?.act === 'add' && <NewPlaceDialog holder={doing.place} onClose={done} />}
      {doing?.act === 'edit' && doing.place && <PlaceDialog place={doing.place} onClose={done} />}
      {doing?.act === 'rows' && doing.place && <RowsDialog place={doing.place} onClose={done} />}
    </Page>
  )
}
