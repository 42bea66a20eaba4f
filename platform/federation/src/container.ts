import { createElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { type PageRoute, pageRoutes } from './routes.ts'

/** A page of a container that another toolchain has built. */
export interface ContainerPage {
  /** As in the routes that the container exposes. */
  path: string
  /** Heading that the server sends, until the browser has rendered the page. */
  title: string
  description: string
}

/**
 * The routes of a remote whose pages are in a container of any Module Federation plugin (`federation.container` in its
 * package.json). Servers send the heading of a page, and browsers render the rest.
 * @param remote name of the remote
 */
export const containerRoutes = (remote: string, pages: readonly ContainerPage[]): RouteObject[] =>
  pageRoutes(
    remote,
    pages.map(
      ({ path, title, description }): PageRoute => ({
        path,
        handle: { chunk: 'container', searchParams: [], meta: () => ({ title, description }) },
        page: async () => {
          const { ContainerPage } = await import(/* webpackChunkName: "container" */ './container-page.tsx')
          return { default: () => createElement(ContainerPage, { path, title }) }
        },
      }),
    ),
  )
