import EditOutlined from '~icons/ic/outline-edit'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ManyPlaced } from '../many-places.model.ts'
import type { ChosenPlace } from './many-places-form.tsx'
import { PlacesSummary } from './places-summary.tsx'
import type { Offered } from './use-offered-sites.ts'

const nothingMore = z.strictObject({})

type Props = {
  foreseen: ManyPlaced
  chosen: ChosenPlace
  offered: Offered
  onPlace: () => Promise<void>
  onChange: () => void
  onCancel: () => void
}

/** What will become of each before anything is written, and the button that writes it. */
export function ForeseenPlaces({ foreseen, chosen, offered, onPlace, onChange, onCancel }: Props) {
  const t = useT()
  const { date } = useFormat()
  const count = foreseen.placed.length
  const change = (
    <Button size="small" color="inherit" startIcon={<EditOutlined />} onClick={onChange}>
      {t('rh.history.many-change')}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{pathOf(chosen, offered).join(' · ')}</bdi>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('rh.history.many-from', { date: date(chosen.activationDate) })}
          </Typography>
        </Box>
        {change}
      </Box>
      {count === 0 ? (
        <>
          <PlacesSummary outcome={foreseen} />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <Button variant="outlined" color="inherit" onClick={onCancel}>
              {t('verb.close')}
            </Button>
          </Box>
        </>
      ) : (
        <Form
          schema={nothingMore}
          values={{}}
          onSubmit={onPlace}
          submit={t('rh.history.many-place', { count })}
          onCancel={onCancel}
        >
          <PlacesSummary outcome={foreseen} />
        </Form>
      )}
    </Box>
  )
}

/** From the company, where there are several, down to the subunit. */
function pathOf({ companyId, site, unit, subunit }: ChosenPlace, { sites, companies }: Offered): string[] {
  const company = companies.length > 1 ? companies.find(one => one.companyId === companyId)?.name : undefined
  const chosenSite = sites.find(({ id }) => id === site)
  const chosenUnit = chosenSite?.units.find(({ id }) => id === unit)
  const chosenSubunit = chosenUnit?.subunits.find(({ id }) => id === subunit)
  return [company, chosenSite?.name, chosenUnit?.name, chosenSubunit?.name].filter(name => name !== undefined)
}
