import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import type { ServiceOfClient, ServiceState } from '../external-service.model.ts'
import { providersCalls } from '../providers.calls.ts'
import { ServiceStateChip } from './service-state-chip.tsx'

type Props = { clientId: string; service: ServiceOfClient; onSettings: () => void }

/** One third party: what it is, whether it answers, what one may do with it. */
export function ServiceLine({ clientId, service, onSettings }: Props) {
  const t = useT()
  const alert = useAlert()
  const { serviceId, label, kind, state, settings, version, can } = service
  const test = useSend(providersCalls.testExternalService, {
    onDone: ({ ok, message }) => (ok ? alert.success(message) : alert.error(message)),
  })
  const edit = useSend(providersCalls.editExternalServices)
  const turn = async (wished: ServiceState) => {
    await edit.send({ clientId, externalServices: [{ serviceId, state: wished, version }] })
    alert.success(t('providers.switched', { name: label, state: t(`providers.state.${wished}`) }))
  }
  const turnTo = (wished: ServiceState, verb: string) => ({
    label: t(verb),
    isDisabled: edit.isSending,
    onSelect: () => void turn(wished).catch(({ message }: Error) => alert.error(message)),
  })
  const isOn = state === 'on' || state === 'failing'
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { border: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{label}</bdi>
          </Typography>
          <ServiceStateChip state={state} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t(`providers.kind.${kind}`)}
          {settings.address && (
            <>
              {' · '}
              <bdi>{settings.address}</bdi>
            </>
          )}
        </Typography>
        <LastTest service={service} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={test.isSending}
          disabled={state !== 'simulated' && settings.address === null}
          aria-label={t('providers.test-of', { name: label })}
          onClick={() => test.start({ clientId, serviceId })}
        >
          {t('providers.test')}
        </Button>
        {can.edit && (
          <RowMenu
            label={t('verb.actOnNamed', { name: label })}
            actions={[
              { label: t('field.settings'), onSelect: onSettings },
              ...(isOn || settings.address === null ? [] : [turnTo('on', 'providers.switch-on')]),
              ...(state === 'simulated' ? [] : [turnTo('simulated', 'providers.simulate')]),
              ...(state === 'off' ? [] : [{ ...turnTo('off', 'providers.switch-off'), isDestructive: true }]),
            ]}
          />
        )}
      </Box>
    </Box>
  )
}

/** A failing one says since when; the others when they were last asked. */
function LastTest({ service: { state, testedAt, failingSince, message } }: { service: ServiceOfClient }) {
  const t = useT()
  if (!testedAt && state === 'off') return null
  return (
    <Typography
      variant="caption"
      component="p"
      sx={theme => ({ color: state === 'failing' ? theme.vars.palette.error.strong : 'text.secondary' })}
    >
      {state === 'failing' && (
        <>
          {t('providers.failing-since')} <Moment instant={failingSince} />
          {' · '}
        </>
      )}
      {testedAt ? (
        <>
          {t('providers.tested')} <Moment instant={testedAt} />
          {message && ` · ${message}`}
        </>
      ) : (
        t('providers.never-tested')
      )}
    </Typography>
  )
}
