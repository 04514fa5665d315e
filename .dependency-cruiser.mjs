// Import rules, each with its reason. docs/ARCHITECTURE.md gives an overview.

const tests = '\\.test\\.tsx?$'
const serverTests = 'apps/server/src/(testing/|.*\\.test\\.ts$)'
const sqlFiles = '^apps/server/src/(database/|.*-(store|sql)\\.ts$)'

export default {
  forbidden: [
    {
      name: 'core-is-pure',
      comment:
        'Core runs in the browser, on the server and on the command line, so it imports neither packages nor Node.',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: tests },
      to: { pathNot: '^packages/core/src/' },
    },
    {
      name: 'patterns-on-core',
      comment:
        'Patterns is the only user of the pattern engine and loads on demand, so it imports only core.',
      severity: 'error',
      from: { path: '^packages/patterns/src/', pathNot: tests },
      to: { pathNot: '^(packages/(patterns|core)/src/|node_modules/re2js/)' },
    },
    {
      name: 'fields-on-core',
      comment: 'Every app uses field types, so they import only core and, in views, React.',
      severity: 'error',
      from: { path: '^packages/fields/src/', pathNot: `${tests}|/testing/` },
      to: { pathNot: '^(packages/(fields|core)/src/|node_modules/(@types/)?react/)' },
    },
    {
      name: 'field-definitions-without-react',
      comment:
        'The server imports .ts files of these packages and must not load React views (.tsx).',
      severity: 'error',
      from: { path: '^packages/(fields|contract|patterns)/src/.*\\.ts$', pathNot: tests },
      to: { path: '(\\.tsx$|^node_modules/(@types/)?react/)' },
    },
    {
      name: 'contract-on-core-and-fields',
      comment: 'Browser and server share the contract, so it imports neither.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: tests },
      to: { pathNot: '^(packages/(contract|core|fields)/src/|node_modules/zod/)' },
    },
    {
      name: 'renderer-on-core-and-fields',
      comment:
        'Visitors download the renderer, so it imports no component library, icons or schemas.',
      severity: 'error',
      from: { path: '^packages/renderer/src/', pathNot: tests },
      to: {
        pathNot:
          '^(packages/(renderer|core|fields)/src/|node_modules/(@types/)?(react|react-dom)/)',
      },
    },
    {
      name: 'formats-on-core-and-fields',
      comment:
        'Formats run in a browser, on a server and in a terminal, so they import only core, fields, and parsers and writers of files.',
      severity: 'error',
      from: { path: '^packages/formats/src/', pathNot: `${tests}|/testing/` },
      to: {
        pathNot:
          '^(packages/(formats|core)/src/|packages/fields/src/.*\\.ts$|node_modules/((@types/)?papaparse|hucre|markdown-it|saxes|unpdf)/)',
      },
    },
    {
      name: 'language-on-core-fields-and-formats',
      comment:
        'Language runs in a worker and in a terminal, so it imports no views and no file parsers.',
      severity: 'error',
      from: { path: '^packages/language/src/', pathNot: tests },
      to: { pathNot: '^(packages/(language|core|formats)/src/|packages/fields/src/.*\\.ts$)' },
    },
    {
      name: 'proving-on-core-and-fields',
      comment:
        'The prover is pure and runs in a worker, on the server and in a terminal: it imports core and the definitions of fields.',
      severity: 'error',
      from: { path: '^packages/proving/src/', pathNot: `${tests}|/testing/` },
      to: { pathNot: '^(packages/(proving|core)/src/|packages/fields/src/.*\\.ts$)' },
    },
    {
      name: 'visitors-without-the-prover',
      comment: 'Only owners need proofs: a visitor downloads none of the prover.',
      severity: 'error',
      from: { path: '^(apps/web/src/public-form|packages/(renderer|core|fields))/' },
      to: { path: '^packages/proving/' },
    },
    {
      name: 'packages-know-no-app',
      comment: 'A package that imports an app would work only with that app.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-apart',
      comment:
        'Code that two apps need belongs in a package. Only the launcher of the command line starts commands of two apps.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/cli/ramiform\\.mjs$' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'server-without-views',
      comment:
        'The server runs TypeScript directly and has no React. It loads the built public form (apps/web/dist/public-form).',
      severity: 'error',
      from: { path: '^apps/(server|cli)/' },
      to: { path: '(^packages/renderer/|\\.tsx$|^node_modules/(react|react-dom)/)' },
    },
    {
      name: 'store-below-routes',
      comment:
        'Routes call actions, actions call stores, stores call the database. A store that imports a route can’t be reused.',
      severity: 'error',
      from: { path: '^apps/server/src/(database/|.*-store\\.ts$)' },
      to: { path: '-routes\\.ts$' },
    },
    {
      name: 'sql-in-stores',
      comment:
        'Only stores (*-store.ts), their statements (*-sql.ts) and the database folder write SQL, so that each read and write can be found by name.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: `(${sqlFiles}|${serverTests})` },
      to: { path: '^node_modules/(kysely|pg|@electric-sql)/' },
    },
    {
      name: 'database-in-stores',
      comment:
        'SQL as plain text needs no package, only the connection: stores receive it, and the files at the root that start the server pass it to them.',
      severity: 'error',
      from: {
        path: '^apps/server/src/[^/]+/',
        pathNot: `(${sqlFiles}|${serverTests})`,
      },
      to: { path: '^apps/server/src/database/connect\\.ts$' },
    },
    {
      name: 'public-form-stays-small',
      comment:
        "Visitors load one form (budget: 29 kB of script), so it imports nothing of the owner's app, no schemas, icons or component library.",
      severity: 'error',
      from: { path: '^apps/web/src/public-form/', pathNot: tests },
      to: {
        path: [
          '^apps/web/src/(?!public-form/)',
          '^packages/contract/src/(calls|calls/.*|form-schema|answers)\\.ts$',
          '^packages/fields/src/.*[Ss]ettings\\.tsx$',
          '^node_modules/(zod|zustand|react-router|@base-ui|@tabler|@tanstack|@dnd-kit)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'embed-script-alone',
      comment: 'Other sites load /embed.js (budget: 4 kB), so it imports only its own folder.',
      severity: 'error',
      from: { path: '^apps/web/src/embed/', pathNot: tests },
      to: { pathNot: '^apps/web/src/embed/' },
    },
    {
      name: 'no-language-in-the-script',
      comment:
        'The page includes the texts of one language as data, so the script of a form imports no language table. `placed-texts.ts` is for the editor.',
      severity: 'error',
      from: {
        path: '^(packages/(core|fields|renderer)/src/|apps/web/src/public-form/)',
        pathNot: `(${tests}|/testing/|[Ss]ettings\\.tsx$|^packages/core/src/(built-in-texts/(all-words|in-language)|translations/placed-texts)\\.ts$)`,
      },
      to: {
        path: '^packages/core/src/built-in-texts/([a-z]{2}|all-words|in-language)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'settings-in-the-editor',
      comment: 'Only the editor needs the settings of field types.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: `^(apps/web/src/pages/form-editor/|packages/fields/src/)`,
      },
      to: { path: '^packages/fields/src/.*[Ss]ettings\\.tsx$' },
    },
    {
      name: 'site-without-the-app',
      comment:
        'Pages of the public site load no screens of the app. Shared code belongs in ui/, session/ or forms/.',
      severity: 'error',
      from: { path: '^apps/web/src/site/', pathNot: tests },
      to: { path: '^apps/web/src/(pages|public-form|embed)/' },
    },
    {
      name: 'app-without-the-site',
      comment:
        'Only the routes and the root know the public site, so screens of the app never load it.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/(site/|routes\\.ts$|root\\.tsx$)' },
      to: { path: '^apps/web/src/site/' },
    },
    {
      name: 'pages-apart',
      comment:
        'A page can be changed or deleted on its own. Shared code belongs in a shared folder such as forms/, editing/ or ui/.',
      severity: 'error',
      from: { path: '^apps/web/src/(pages/[^/]+|[^/]+)/' },
      to: { path: '^apps/web/src/pages/', pathNot: '^apps/web/src/$1/' },
    },
    {
      name: 'editing-without-a-screen',
      comment:
        'The draft, its commands, undo and saving run without React, so that they can be tested without a browser.',
      severity: 'error',
      from: { path: '^apps/web/src/editing/(draft|saving)/', pathNot: tests },
      to: { path: '(\\.tsx$|^node_modules/(@types/)?react/)' },
    },
    {
      name: 'no-cycles',
      comment: 'Files in a cycle can’t be understood or moved on their own. Types count, too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      comment: 'An import that does not resolve fails only when the code runs.',
      severity: 'error',
      from: { pathNot: '^apps/web/.react-router/' },
      to: {
        couldNotResolve: true,
        pathNot: ['^virtual:', '^\\./\\+types/', '\\.css(\\?inline)?$'],
      },
    },
  ],
  options: {
    // TypeScript 7 has no API for this tool yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    // Only build output: installed packages have folders with these names, too.
    exclude: { path: ['^(apps|packages)/[^/]+/(build|dist|\\.react-router)/'] },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
