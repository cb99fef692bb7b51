import { installProgram, onPath } from './machine-programs.mjs'

const programs = ['pdfsig', 'pdftotext', 'openssl']

/** What judges sealed files beside ourselves: `{}`, or `{ problem }`, a sentence that says what to do. */
export async function findPoppler() {
  if (missing().length === 0) return {}
  await installProgram('Installation de Poppler pour vérifier les documents scellés', {
    'apt-get': [['poppler-utils', 'openssl']],
    dnf: [['poppler-utils', 'openssl']],
    apk: [['poppler-utils', 'openssl']],
    brew: [['poppler', 'openssl']],
  })
  const still = missing()
  if (still.length === 0) return {}
  return {
    problem: `Les tests des documents scellés demandent ${still.join(', ')} : installez Poppler et OpenSSL (par exemple « sudo apt-get install poppler-utils openssl »), puis relancez.`,
  }
}

const missing = () => programs.filter(name => !onPath(name))
