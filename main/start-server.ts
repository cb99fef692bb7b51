import { join } from 'node:path'
import { systemClock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import { explainStartFailure } from '#kernel/server/explain-start-failure.ts'
import { fetchOutside } from '#kernel/server/fetch-outside.ts'
import { diskFileStore } from '#kernel/server/files.ts'
import { addressesOfRoles, install } from '#kernel/server/install.ts'
import { type Log, makeLog } from '#kernel/server/log.ts'
import { mailbox, smtpMailer } from '#kernel/server/mail.ts'
import { isLoopback } from '#kernel/server/loopback.ts'
import { startPostgres } from '#kernel/server/postgres.ts'
import { type Keys, keysFrom } from '#kernel/server/secrets.ts'
import { readSettings, type Settings } from '#kernel/server/settings.ts'
import { setupCodeWanted } from '#platform/identity/setup.server.ts'
import { accounts, demoPassword } from './demo/accounts.ts'
import { fillDemo } from './demo/fill.ts'
import { openMailbox } from './demo/mailbox.ts'
import { openOrganisms } from './demo/open-organisms.ts'
import { smsToMailbox } from './demo/sms-to-mailbox.ts'
import { refuseDemo } from './demo/refuse-demo.ts'
import { openFrontEnd } from './front-end.ts'
import { openHouse } from './house.ts'
import { migrationFolders } from './migrations.ts'

const say = (line: string) => console.log(line)

/**
 * Starts Sillon as its environment says, and ends the program with a sentence where that fails. The front end may be being
 * built meanwhile: it is waited for before the door opens.
 */
export async function startServer(frontEnd: Promise<void> = Promise.resolve()) {
  // Told where it is waited for; until then nobody listens.
  frontEnd.catch(() => undefined)
  let settings: Settings | undefined
  try {
    settings = readSettings(process.env)
    await start(settings, frontEnd)
  } catch (error) {
    console.error(explainStartFailure(error, settings) ?? error)
    process.exit(1)
  }
}

/** Starts everything, in the order in which each part needs the former. A start that fails leaves no database running. */
async function start(settings: Settings, frontEnd: Promise<void>) {
  const log = makeLog(settings.logLevel)
  const end = (error: unknown) => {
    log.fatal({ err: error }, 'the database is lost')
    process.exit(1)
  }
  say('Ouverture de la base de données…')
  const embedded = settings.databaseUrl
    ? undefined
    : await startPostgres({ dataDir: settings.dataDir, log: say, onLost: end })
  const installer = settings.databaseUrl ?? (embedded?.url as string)
  const { house, mails, organisms } = await openOn(installer, settings, log, frontEnd).catch(async (error: unknown) => {
    await embedded?.stop()
    throw error
  })
  const address = house.app.server.address()
  // Before anybody is told that it is open, and may ask it to stop.
  stopOnSignal(async () => {
    await Promise.all([mails?.close(), organisms?.close(), house.close()])
    await embedded?.stop()
  })
  greet(settings, typeof address === 'object' && address ? address.port : settings.port)
  if (settings.demo) tellOfDemo(settings, mails?.address)
  if (!settings.demo) await sayHowToBegin(house.databases, keysFrom(settings.key, settings.formerKey))
}

/** Installs or brings up to date, opens every room, then the door. */
async function openOn(installer: string, settings: Settings, log: Log, frontEnd: Promise<void>) {
  const keys = keysFrom(settings.key, settings.formerKey)
  say('Mise à jour des tables…')
  await install(installer, keys, migrationFolders)
  const addresses = addressesOfRoles(installer, keys)
  if (settings.production) await refuseDemo(addresses)
  const files = diskFileStore(join(settings.dataDir, 'files'))
  const mailer = settings.smtpUrl ? smtpMailer(settings.smtpUrl) : mailbox(systemClock.now)
  const organisms = settings.demo ? await openOrganisms(smsToMailbox(mailer)) : undefined
  const house = await openHouse({
    addresses,
    surroundings: {
      clock: systemClock,
      keys,
      files,
      mailer,
      fetchOutside: fetchOutside([...settings.privateHosts, ...(organisms ? [organisms.host] : [])]),
      log,
      origins: [settings.publicUrl],
    },
    isDemo: settings.demo,
    trustedProxies: settings.trustedProxies,
    publishesApi: !settings.production,
    privateHosts: settings.privateHosts,
    simulated: organisms?.addresses ?? {},
    ...(organisms && { simulatedTime: organisms.time, simulatedSms: organisms.sms }),
    breachedList: join(settings.dataDir, 'breached-passwords.txt'),
  })
  try {
    // Before the queue starts: no job of the minute meets rows that are being filled.
    if (settings.demo) {
      say('Vérification de la démonstration…')
      await fillDemo(house.databases, { today: systemClock.today(), keys, files })
    }
    await house.startQueue()
    await frontEnd
    await openFrontEnd(house.app, settings)
    await house.app.listen({ port: settings.port, host: settings.host })
    house.openSockets([settings.publicUrl])
    const mails = settings.demo && mailer.inbox ? await openMailbox(mailer.inbox) : undefined
    return { house, mails, organisms }
  } catch (error) {
    await Promise.all([house.close(), organisms?.close()])
    throw error
  }
}

const greet = ({ host }: Settings, port: number) =>
  say(`\nSillon est ouvert : http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`)

/** Who may come in, by a password that everybody knows: said loudly where others than this machine reach it. */
function tellOfDemo({ host }: Settings, mailsAddress: string | undefined) {
  say(`\nComptes de la démonstration (mot de passe de tous : ${demoPassword})`)
  const width = Math.max(...accounts.map(account => account.mail.length))
  for (const { mail, shows } of accounts) say(`  ${mail.padEnd(width)}  ${shows}`)
  if (mailsAddress) say(`\nLes mails de la démonstration se lisent, sur cette machine seulement, à ${mailsAddress}`)
  if (isLoopback(host)) return
  const line = '!'.repeat(80)
  say(`\n${line}\nATTENTION : la démonstration est ouverte au réseau (HOST=${host}) et ses mots de passe sont publiés.`)
  say('Quiconque atteint cette adresse entre partout, super administrateur compris : n’y mettez rien de réel.')
  say(`Pour la garder sur cette machine, retirez HOST.\n${line}`)
}

/** Nobody can sign in to an installation without data: whoever reads its log makes the first account. */
async function sayHowToBegin(databases: Databases, keys: Keys) {
  const code = await setupCodeWanted(databases, keys)
  if (!code) return
  say(`\nAucun super administrateur n’existe encore. Créez le premier avec ce code : ${code}`)
  say('  POST /api/setup/superAdmin  { code, firstname, name, mail, password }')
}

/** npm and the terminal both send the signal; npm killed at once sends none, and leaves us another parent. */
function stopOnSignal(stop: () => Promise<void>) {
  let isStopping = false
  const end = async () => {
    if (isStopping) return
    isStopping = true
    await stop().catch(error => console.error(error))
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), 1_000).unref()
}
