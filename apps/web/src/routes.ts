import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { posts } from './site/blog/posts.ts'
import { articleNames, articlePath } from './site/documentation/contents.ts'
import { legalPageNames } from './site/legal/legal-pages.ts'

/** Routes for developers only. No build has them. */
const development =
  process.env.NODE_ENV === 'development'
    ? [route('dev/gallery', 'pages/gallery/GalleryPage.tsx')]
    : []

// One route each instead of a parameter, so that unknown names are not found.
const documentation = articleNames.map((name) =>
  route(articlePath(name).slice(1), 'site/documentation/DocumentationPage.tsx', {
    id: `documentation/${name}`,
  }),
)
const blog = posts.map(({ name }) =>
  route(`blog/${name}`, 'site/blog/PostPage.tsx', { id: `blog/${name}` }),
)

const legal = legalPageNames.map((name) =>
  route(name, 'site/legal/LegalPage.tsx', { id: `legal/${name}` }),
)
const project = ['community', 'about', 'careers'].map((name) =>
  route(name, 'site/project/ProjectPage.tsx', { id: `project/${name}` }),
)

export default [
  // Prerendered: each has an entry in site/layout/site-pages.ts.
  layout('site/layout/SiteLayout.tsx', [
    index('site/landing/LandingPage.tsx'),
    route('features', 'site/features/FeaturesPage.tsx'),
    route('templates', 'site/templates/TemplatesPage.tsx'),
    route('pricing', 'site/pricing/PricingPage.tsx'),
    ...documentation,
    route('blog', 'site/blog/BlogPage.tsx'),
    ...blog,
    route('support', 'site/support/SupportPage.tsx'),
    ...project,
    route('contact', 'site/contact/ContactPage.tsx'),
    ...legal,
    route('*', 'site/not-found/NotFoundPage.tsx'),
  ]),
  route('sitemap.xml', 'site/sitemap.ts'),
  route('blog/feed.xml', 'site/blog/feed.ts'),
  route('documentation/search.json', 'site/documentation/search-index.ts'),
  // Rendered in the browser.
  layout('AppLayout.tsx', [
    ...development,
    route('login', 'pages/login/LoginPage.tsx'),
    route('auth/callback', 'pages/auth-callback/AuthCallbackPage.tsx'),
    route('dashboard', 'pages/dashboard/DashboardPage.tsx'),
    route('account', 'pages/account/AccountPage.tsx'),
    route('bin', 'pages/bin/BinPage.tsx'),
    route('logic-chat', 'pages/logic-chat/LogicChatPage.tsx'),
    route('forms/new', 'pages/form-new/FormNewPage.tsx'),
    route('forms/:id', 'pages/form-preview/FormPreviewPage.tsx'),
    route('forms/:id/edit', 'pages/form-editor/FormEditorPage.tsx'),
    route('forms/:id/logic', 'pages/logic-builder/LogicBuilderPage.tsx'),
    route('forms/:id/print', 'pages/form-print/FormPrintPage.tsx'),
    route('forms/:id/share', 'pages/share/SharePage.tsx'),
    route('forms/:id/submissions/:submissionId?', 'pages/submissions/SubmissionsPage.tsx'),
  ]),
] satisfies RouteConfig
