import { screen } from '@testing-library/react';
import { it, vi } from 'vitest';
import { HouseApi, mockApiForEachTest, OWNER, PASSWORD } from '../../../../tests/mock-api/index.js';
import { renderApp } from '../../app/rendered-app.js';
const house = mockApiForEachTest(() => new HouseApi());
it('x', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation((...a) => console.log('ERR', String(a[0]).slice(0,300), String(a[1]).slice(0,300)));
    house().fail('logout', 'network');
    const { user } = renderApp('/admin');
  await user.type(await screen.findByLabelText('Email'), OWNER.user.email);
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    console.log(house().called, screen.queryByText('Successfully logged out!')?.textContent);
    await new Promise(r => setTimeout(r, 300));
    console.log(house().called, document.querySelector('h1')?.textContent,screen.queryByText('Successfully logged out!')?.textContent);
    console.log(document.querySelector('main')?.textContent)
});
