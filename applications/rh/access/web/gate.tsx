import Login from '~icons/ic/baseline-login'
import Logout from '~icons/ic/baseline-logout'
import ArrowBack from '~icons/ic/baseline-arrow-back'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { playSound } from '#kernel/web/kit/touch/play-sound.ts'
import { ScanField } from '#kernel/web/kit/touch/scan-field.tsx'
import { TouchPage } from '#kernel/web/kit/touch/touch-page.tsx'
import { turnsWithLanguage } from '#kernel/web/kit/turns-with-language.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { accessCalls } from '../access.calls.ts'
import { gateElement } from '../access-place.model.ts'
import { type Direction, directions, type PassageAtGate, type SiteOfGate } from '../passage.model.ts'
import { GateDay } from './gate-day.tsx'
import { GateVerdict } from './gate-verdict.tsx'

type Props = { site: SiteOfGate; sites: readonly SiteOfGate[]; onChoose: (id: string) => void }

export function Gate({ site, sites, onChoose }: Props) {
  const t = useT()
  const mayScan = useLevel(gateElement) >= 2
  const [direction, setDirection] = useState<Direction>('in')
  const [shown, setShown] = useState<PassageAtGate | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const today = useCall(accessCalls.getGateToday, { siteId: site.id }, { staysOnPage: true, keepsFormer: true })
  const { send, isSending } = useSend(accessCalls.scanBadge, { staysOnPage: true })
  const scan = async (number: string) => {
    setFailure(null)
    try {
      const passage = await send({ number: number.slice(0, 32), siteId: site.id, direction })
      playSound(passage.result === 'granted' ? 'done' : 'refused')
      setShown(passage)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      playSound('refused')
      setShown(null)
      setFailure(error.message)
    }
  }
  return (
    <TouchPage title={t('rh.access.gate')} bar={<Bar site={site} sites={sites} onChoose={onChoose} />}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignContent: 'start',
          gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          {mayScan && (
            <>
              <ToggleButtonGroup
                exclusive
                fullWidth
                value={direction}
                aria-label={t('rh.access.direction')}
                onChange={(_, chosen: Direction | null) => chosen && setDirection(chosen)}
              >
                {directions.map(value => (
                  <ToggleButton
                    key={value}
                    value={value}
                    color="primary"
                    sx={{ minHeight: 72, gap: 1, fontSize: '1.25rem' }}
                  >
                    {value === 'in' ? <Login /> : <Logout />}
                    {t(`rh.access.direction.${value}`)}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
              <ScanField label={t('rh.access.scan')} disabled={isSending} onScan={({ text }) => void scan(text)} />
            </>
          )}
          {failure && (
            <Alert severity="error" sx={{ fontSize: '1.15rem' }}>
              {failure} {t('rh.access.not-noted')}
            </Alert>
          )}
          {mayScan && !shown && !failure && <Waiting />}
          {shown && (
            <GateVerdict key={shown.id} passage={shown} onOverridden={passage => setShown({ ...shown, ...passage })} />
          )}
        </Box>
        <GateDay today={today} />
      </Box>
    </TouchPage>
  )
}

/** What to do at a gate where nobody has come yet. */
function Waiting() {
  const t = useT()
  return (
    <Box
      sx={{
        p: 4,
        minHeight: { md: 240 },
        display: 'grid',
        placeItems: 'center',
        textAlign: 'center',
        fontSize: '1.5rem',
        color: 'text.secondary',
        border: 2,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: '20px',
      }}
    >
      {t('rh.access.show-badge')}
    </Box>
  )
}

function Bar({ site, sites, onChoose }: Props) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <>
      <IconButton
        aria-label={t('rh.access.leave-gate')}
        onClick={() => void navigate('/RH')}
        sx={{ width: 56, height: 56, color: 'inherit' }}
      >
        <ArrowBack sx={{ fontSize: 28, ...turnsWithLanguage }} />
      </IconButton>
      <Box component="h1" sx={{ m: 0, flex: 1, minWidth: 0, fontSize: '1.25rem', lineHeight: 1.2 }}>
        {t('rh.access.gate')}
      </Box>
      <Select
        value={site.id}
        onChange={event => onChoose(event.target.value)}
        inputProps={{ 'aria-label': t('rh.field.site') }}
        sx={{
          color: 'inherit',
          bgcolor: 'transparent',
          minWidth: { md: 180 },
          '& .MuiSelect-icon': { color: 'inherit' },
          '& fieldset': { borderColor: 'rgba(255,255,255,0.5)' },
        }}
      >
        {sites.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </>
  )
}
