import { pageRoutes } from '@anyam/federation'
import { aboutHandle } from '../routes/about/handle.ts'
import { academyHandle } from '../routes/academy/handle.ts'
import { animationHandle } from '../routes/animation/handle.ts'
import { classHandle } from '../routes/class/handle.ts'
import { contactHandle } from '../routes/contact/handle.ts'
import { forServers } from '../routes/for-servers.ts'
import { gameDevelopmentHandle } from '../routes/game-development/handle.ts'
import { homeHandle } from '../routes/home/handle.ts'
import { illustrationHandle } from '../routes/illustration/handle.ts'
import { informationTechnologyHandle } from '../routes/information-technology/handle.ts'
import { kidClassHandle } from '../routes/kid-class/handle.ts'
import { logoDesignHandle } from '../routes/logo-design/handle.ts'
import { openDayHandle } from '../routes/open-day/handle.ts'
import { projectPages } from '../routes/project/handle.ts'
import { regularClassHandle } from '../routes/regular-class/handle.ts'
import { searchHandle } from '../routes/search/handle.ts'
import { technologyHandle } from '../routes/technology/handle.ts'
import { webAndAppDevelopmentHandle } from '../routes/web-and-app-development/handle.ts'

export const routes = pageRoutes('mf-marketing', [
  {
    path: '/',
    handle: forServers(homeHandle),
    page: () => import(/* webpackChunkName: "home" */ '../routes/home/page.tsx'),
  },
  {
    path: '/about-us',
    handle: forServers(aboutHandle),
    page: () => import(/* webpackChunkName: "about" */ '../routes/about/page.tsx'),
  },
  {
    path: '/academy',
    handle: forServers(academyHandle),
    page: () => import(/* webpackChunkName: "academy" */ '../routes/academy/page.tsx'),
  },
  {
    path: '/academy/kid-class',
    handle: forServers(kidClassHandle),
    page: () => import(/* webpackChunkName: "kid-class" */ '../routes/kid-class/page.tsx'),
  },
  {
    path: '/academy/regular-class',
    handle: forServers(regularClassHandle),
    page: () => import(/* webpackChunkName: "regular-class" */ '../routes/regular-class/page.tsx'),
  },
  {
    path: '/academy/visit/:slug',
    handle: forServers(openDayHandle),
    page: () => import(/* webpackChunkName: "open-day" */ '../routes/open-day/page.tsx'),
  },
  {
    path: '/academy/:programme/:slug',
    handle: forServers(classHandle),
    page: () => import(/* webpackChunkName: "class" */ '../routes/class/page.tsx'),
  },
  {
    path: '/technology',
    handle: forServers(technologyHandle),
    page: () => import(/* webpackChunkName: "technology" */ '../routes/technology/page.tsx'),
  },
  {
    path: '/technology/game-development',
    handle: forServers(gameDevelopmentHandle),
    page: () => import(/* webpackChunkName: "game-development" */ '../routes/game-development/page.tsx'),
  },
  ...projectPages.map((project) => ({
    ...project,
    page: () => import(/* webpackChunkName: "project" */ '../routes/project/page.tsx'),
  })),
  {
    path: '/technology/web-and-app-development',
    handle: forServers(webAndAppDevelopmentHandle),
    page: () =>
      import(/* webpackChunkName: "web-and-app-development" */ '../routes/web-and-app-development/page.tsx'),
  },
  {
    path: '/technology/animation',
    handle: forServers(animationHandle),
    page: () => import(/* webpackChunkName: "animation" */ '../routes/animation/page.tsx'),
  },
  {
    path: '/technology/illustration',
    handle: forServers(illustrationHandle),
    page: () => import(/* webpackChunkName: "illustration" */ '../routes/illustration/page.tsx'),
  },
  {
    path: '/technology/information-technology',
    handle: forServers(informationTechnologyHandle),
    page: () =>
      import(/* webpackChunkName: "information-technology" */ '../routes/information-technology/page.tsx'),
  },
  {
    path: '/technology/logo-design',
    handle: forServers(logoDesignHandle),
    page: () => import(/* webpackChunkName: "logo-design" */ '../routes/logo-design/page.tsx'),
  },
  {
    path: '/contact-us',
    handle: forServers(contactHandle),
    page: () => import(/* webpackChunkName: "contact" */ '../routes/contact/page.tsx'),
  },
  {
    path: '/search',
    handle: searchHandle,
    page: () => import(/* webpackChunkName: "search" */ '../routes/search/page.tsx'),
  },
])
