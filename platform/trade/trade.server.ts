import { platformAnswers } from '#platform/platform-db.ts'
import { articlesCalls } from './articles.calls.ts'
import { familiesCalls } from './families.calls.ts'
import { partnersCalls } from './partners.calls.ts'
import { articleById, pageOfArticles } from './server/articles.queries.ts'
import { families, qualities } from './server/families.queries.ts'
import { certificates, cropCodes, partners, places } from './server/partners.queries.ts'
import { archiveSpec, saveSpec, specsOfArticle } from './server/specs.ts'
import { archiveArticle, createArticle, editArticle, restoreArticle } from './server/write-article.ts'
import { archiveFamily, createFamily, createQuality, editFamily, editQuality } from './server/write-family.ts'

export { articleById } from './server/articles.queries.ts'
export { families, qualities } from './server/families.queries.ts'
export { certificates, cropCodes, partners, places } from './server/partners.queries.ts'
export { specsOfArticle } from './server/specs.ts'
export { articlesInBulk } from './server/articles-in-bulk.ts'

export const articlesServer = platformAnswers(articlesCalls, {
  getPaginatedArticles: ({ db }, asked) => pageOfArticles(db, asked),
  getArticle: ({ db }, { id }) => articleById(db, id),
  createArticle: ({ db }, fields) => createArticle(db, fields),
  editArticle: ({ db }, change) => editArticle(db, change),
  archiveArticle: ({ db, clock }, { id }) => archiveArticle(db, id, clock.now().toString()),
  restoreArticle: ({ db }, { id }) => restoreArticle(db, id),
  getSpecsOfArticle: ({ db }, { id }) => specsOfArticle(db, id),
  saveSpec: ({ db }, change) => saveSpec(db, change),
  archiveSpec: ({ db, clock }, { id }) => archiveSpec(db, id, clock.now().toString()),
})

export const familiesServer = platformAnswers(familiesCalls, {
  getFamilies: ({ db }) => families(db),
  createFamily: ({ db }, fields) => createFamily(db, fields),
  editFamily: ({ db }, change) => editFamily(db, change),
  archiveFamily: ({ db, clock }, { id }) => archiveFamily(db, id, clock.now().toString()),
  getQualities: ({ db }) => qualities(db),
  createQuality: ({ db }, fields) => createQuality(db, fields),
  editQuality: ({ db }, change) => editQuality(db, change),
})

export const partnersServer = platformAnswers(partnersCalls, {
  getPartners: ({ db }, { role }) => partners(db, role),
  getPlaces: ({ db }) => places(db),
  getCropCodes: ({ db }) => cropCodes(db),
  getCertificates: ({ db }) => certificates(db),
})
